import fc from 'fast-check';

/** Properties try the same values in every run, so that a failure is the change's own; other seeds are run by hand. */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 1) });
