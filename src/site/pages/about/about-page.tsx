import { AboutOpening } from "./about-opening.tsx";
import { Mission } from "./mission.tsx";
import { Reasons } from "./reasons.tsx";
import { ServiceContents } from "./service-contents.tsx";
import { Story } from "./story.tsx";
import { Timeline } from "./timeline.tsx";

/** The About page: story, services, mission, reasons, and the years on a rule. */
export function AboutPage() {
  return (
    <>
      <AboutOpening />
      <Story />
      <ServiceContents />
      <Mission />
      <Reasons />
      <Timeline />
    </>
  );
}
