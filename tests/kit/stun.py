"""A STUN server for tests: answers each question with the address from which it came (RFC 8489)."""

import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from typing import Final

_COOKIE: Final = 0x2112A442
_REQUEST: Final = 0x0001
_SUCCESS: Final = 0x0101
_XOR_MAPPED_ADDRESS: Final = 0x0020
_IPV4: Final = 1


class Stun:
    """A server, and the number of questions that it has answered."""

    def __init__(self, port: int) -> None:
        """Begin at none."""
        self.address = f"stun:127.0.0.1:{port}"
        self.asked = 0


@contextmanager
def stun_server() -> Iterator[Stun]:
    """Run a server at a free port of this computer."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as listener:
        listener.bind(("127.0.0.1", 0))
        listener.settimeout(0.2)
        server, ends = Stun(listener.getsockname()[1]), Event()

        def serve() -> None:
            while not ends.is_set():
                try:
                    text, (host, port) = listener.recvfrom(2048)
                except TimeoutError:
                    continue
                if len(text) < 20 or struct.unpack_from("!H", text)[0] != _REQUEST:
                    continue
                number = struct.unpack("!I", socket.inet_aton(host))[0] ^ _COOKIE
                mapped = struct.pack("!HHBBHI", _XOR_MAPPED_ADDRESS, 8, 0, _IPV4, port ^ _COOKIE >> 16, number)
                server.asked += 1
                listener.sendto(struct.pack("!HH", _SUCCESS, len(mapped)) + text[4:20] + mapped, (host, port))

        thread = Thread(target=serve, daemon=True)
        thread.start()
        yield server
        ends.set()
        thread.join()
