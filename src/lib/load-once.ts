export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      // A failed download isn't cached, so the next call tries again.
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
