export const SOCIAL_NETWORKS = ['instagram', 'tiktok', 'facebook', 'linkedin', 'x'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/**
 * The operator's data that every page needs. Other data of the operator is in company.ts, which fewer pages
 * load.
 */
export const brand = {
  name: 'Celebra',
  copyrightYear: 2024,
  social: {
    instagram: 'https://www.instagram.com/celebra.example',
    tiktok: 'https://www.tiktok.com/@celebra.example',
    facebook: 'https://www.facebook.com/celebra.example',
    linkedin: 'https://www.linkedin.com/company/celebra-example',
    x: 'https://x.com/celebra_example',
  } satisfies Record<SocialNetwork, string>,
} as const;
