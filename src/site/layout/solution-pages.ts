/** The pages that lead into the catalogue by industry and by theme, in the order of the menus. */
export const INDUSTRY_PAGES = ["commercial", "healthcare", "hospitality"] as const;
export const THEME_PAGES = ["vacuum", "automation", "floorCare", "chemicals"] as const;
