type Client = typeof import('./supabase-client');

let loading: Promise<Client> | undefined;

/** The backend's client, fetched when somebody needs it: a visitor who only reads pays nothing for it. */
export function supabase(): Promise<Client> {
  loading ??= import('./supabase-client').catch((error) => {
    // A failed download must not be remembered: the next call tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}
