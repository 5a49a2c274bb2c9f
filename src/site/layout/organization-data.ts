import { company } from "../../content/company.ts";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The company's own pages elsewhere; a network's front page is a placeholder for one. */
const profiles = Object.values(company.social).filter((address) => new URL(address).pathname !== "/");

/** The site as schema.org WebSite: what search engines name it in their results. */
export function websiteData(origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: company.name,
    alternateName: company.arabicName,
    url: `${origin}/`,
    publisher: { "@id": `${origin}/#company` },
  };
}

/** The company as schema.org data (LocalBusiness), with its opening hours, for search engines. */
export function organizationData(origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": ["Organization", "LocalBusiness"],
    "@id": `${origin}/#company`,
    name: company.name,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    foundingDate: String(company.established),
    email: company.email,
    telephone: [company.phones.showroom, company.phones.warehouse],
    image: `${origin}/og.jpg`,
    ...(profiles.length > 0 && { sameAs: profiles }),
    address: { "@type": "PostalAddress", addressLocality: company.city, addressCountry: company.countryCode },
    openingHoursSpecification: company.hours.flatMap(({ day, open }) =>
      open.map(([opens, closes]) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: DAYS[day],
        opens: clock(opens),
        closes: clock(closes),
      })),
    ),
  };
}
