import fc from 'fast-check';

/**
 * Property tests use the same values in every run, so that a failure comes from a change of the code. Set
 * FAST_CHECK_SEED to try other values.
 */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 1) });
