/** The pictograms that a service card may carry. */
type ServiceIconKey =
  "tower" | "clinic" | "bed" | "vacuum" | "route" | "floor" | "flask" | "training" | "quote";

type ServiceId =
  | "commercial"
  | "healthcare"
  | "hospitality"
  | "vacuum"
  | "automation"
  | "floor-care"
  | "chemicals"
  | "training"
  | "quote";

/** A card of "Solutions & Industries" (R6.6: id, title, description, icon key). */
type ServiceCardWords = { id: ServiceId; title: string; description: string; icon: ServiceIconKey };

/** What the solutions overview says of the company and its trade. */
export default {
  title: "Solutions",
  lede: "Start from what you clean, from the place you clean it in, or from a maker you already know.",
  industries: {
    title: "Solutions & Industries",
    subtitle: "Comprehensive cleaning solutions for every industry",
  },
  closing: {
    title: "Ready to Transform Your Operations?",
    text: "Experience the future of industrial cleaning with our comprehensive service ecosystem",
    action: "Schedule Expert Consultation",
  },
  /** The cards of the section in their order; where each leads is the page's business. */
  cards: [
    {
      id: "commercial",
      title: "Commercial spaces",
      description:
        "Offices, malls, banks and schools: quiet machines for opening hours, wide ones for the night shift.",
      icon: "tower",
    },
    {
      id: "healthcare",
      title: "Healthcare facilities",
      description:
        "Wards, theatres and clinics: disinfectants with stated contact times, tools colour-coded by zone.",
      icon: "clinic",
    },
    {
      id: "hospitality",
      title: "Hospitality",
      description:
        "Hotels, restaurants and venues: low-noise corridor vacuums, lobby stone care, scent and washroom lines.",
      icon: "bed",
    },
    {
      id: "vacuum",
      title: "Industrial vacuums",
      description:
        "Fine dust, swarf, oil and hot ash, each with the filter class and container it calls for.",
      icon: "vacuum",
    },
    {
      id: "automation",
      title: "Automation",
      description: "Robot scrubbers, sensor dosing and timed dispensers that take repeat work off a shift.",
      icon: "route",
    },
    {
      id: "floor-care",
      title: "Floor care",
      description:
        "Marble, terrazzo, concrete, vinyl and carpet: the machine, the pad and the liquid that belong together.",
      icon: "floor",
    },
    {
      id: "chemicals",
      title: "Advanced chemicals",
      description:
        "Cleaners and detergents placed on the pH scale, with dilution and pack size on every sheet.",
      icon: "flask",
    },
    {
      id: "training",
      title: "Training and support",
      description:
        "Operators learn the machine they will use; pads, blades, batteries and filters stay in supply.",
      icon: "training",
    },
    {
      id: "quote",
      title: "Quotation for a whole site",
      description:
        "Send floor areas, shifts and what you use today, and get one offer for machines and consumables.",
      icon: "quote",
    },
  ] satisfies ServiceCardWords[],
};
