import { AboutTeaser } from "./about-teaser.tsx";
import { Categories } from "./categories.tsx";
import { ContactSection } from "./contact-section.tsx";
import { Hero } from "./hero.tsx";
import { Partners } from "./partners.tsx";
import { Services } from "./services.tsx";

/** The home page, its six sections in the order of spec §1. `brandsPending`: the brands request is under way. */
export function HomePage({ brandsPending }: { brandsPending: boolean }) {
  return (
    <>
      <Hero />
      <Partners pending={brandsPending} />
      <Categories />
      <AboutTeaser />
      <Services />
      <ContactSection />
    </>
  );
}
