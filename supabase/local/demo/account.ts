/** Offered on the sign-in page (`src/features/auth/demo-offer.tsx` repeats it, a test compares them). */
export const DEMO_ACCOUNT = { email: 'demo@celebra.local', password: 'celebra-demo' };
