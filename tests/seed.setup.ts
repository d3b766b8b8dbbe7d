import fc from 'fast-check';

/**
 * Property tests use the same values in every run, so that a failure comes from the change; other seeds are
 * run by hand.
 */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 1) });
