/** Fetches a module once, however often it is asked for. */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      // A failed download must not be remembered: the next call tries again.
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
