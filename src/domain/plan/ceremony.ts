export const CEREMONIES = ['civil', 'religious', 'symbolic'] as const;
export type Ceremony = (typeof CEREMONIES)[number];
