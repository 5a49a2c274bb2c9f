/** The version of the privacy notice that a visitor had before them; forms store it with what they send. */
export const PRIVACY_NOTICE_VERSION = "2026-11-23";

/**
 * The company's own facts, in one place. Numbers, address and e-mail are plainly placeholders until the
 * owner sets the real ones.
 */
export const company = {
  name: "Naqi Trading WLL",
  shortName: "naqi",
  arabicName: "نقي",
  established: 2004,
  address: "Manama, Kingdom of Bahrain",
  city: "Manama",
  countryCode: "BH",
  phones: { showroom: "+973 0000 0000", warehouse: "+973 0000 0001" },
  /** The number with its country code that answers on WhatsApp; without one nothing of it is shown. */
  whatsapp: null,
  email: "sales@example.com",
  social: {
    Facebook: "https://www.facebook.com/",
    LinkedIn: "https://www.linkedin.com/",
    X: "https://x.com/",
  },
  /** Opening hours (R10.2): day numbers as `Date.getDay()`, times in minutes after midnight, Bahrain time. */
  hours: [
    {
      day: 6,
      open: [
        [480, 780],
        [900, 1110],
      ],
    },
    {
      day: 0,
      open: [
        [480, 780],
        [900, 1110],
      ],
    },
    {
      day: 1,
      open: [
        [480, 780],
        [900, 1110],
      ],
    },
    {
      day: 2,
      open: [
        [480, 780],
        [900, 1110],
      ],
    },
    {
      day: 3,
      open: [
        [480, 780],
        [900, 1110],
      ],
    },
    { day: 4, open: [[480, 780]] },
    { day: 5, open: [] },
  ],
} as const;
