import { AboutTeaser } from "./about-teaser.tsx";
import { Categories } from "./categories.tsx";
import { ContactSection } from "./contact-section.tsx";
import { Hero } from "./hero.tsx";
import type { PartnerLogos } from "./partner-logos.ts";
import { Partners } from "./partners.tsx";
import { Services } from "./services.tsx";

type Props = {
  /** The brands request is under way. */
  brandsPending: boolean;
  logos: PartnerLogos;
};

/** The home page, its six sections in the order of R2.1. */
export function HomePage({ brandsPending, logos }: Props) {
  return (
    <>
      <Hero />
      <Partners pending={brandsPending} logos={logos} />
      <Categories />
      <AboutTeaser />
      <Services />
      <ContactSection />
    </>
  );
}
