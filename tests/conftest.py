"""Settings of all tests."""

from hypothesis import HealthCheck, settings

# A busy machine fails no test: the duration of an example is not checked.
settings.register_profile("hofgarten", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("fuzz", settings.get_profile("hofgarten"), max_examples=2000, print_blob=True)
settings.load_profile("hofgarten")
