/** Returns a loader that fetches its module once, however often it is called. */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      // A failed download is not remembered: the next call tries again.
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
