/** The pictograms that a service card may carry. */
export type ServiceIconKey =
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
export type ServiceCardWords = { id: ServiceId; title: string; description: string; icon: ServiceIconKey };

/** Words of the solutions overview. */
export default {
  title: "Solutions",
  lede: "Start from what you clean, from the place you clean it in, or from a maker you already know.",
  description: (total: number) =>
    `Cleaning machines, chemicals, washroom supplies, tools and bins for every industry: ${total} products by category, industry and brand.`,
  categories: "Main categories",
  toScale: "Drawn to scale: one tick is one product",
  unit: (count: number) => (count === 1 ? "product" : "products"),
  industries: {
    title: "Solutions & Industries",
    subtitle: "Comprehensive cleaning solutions for every industry",
  },
  brands: {
    title: "Shop by Brand",
    hint: "Press a brand to see only its products, press it again to see all.",
    group: "Brands",
    clear: "Clear Filter",
  },
  grid: {
    all: "All Products",
    of: (brand: string) => `${brand} Products`,
    loading: "Loading products...",
    none: "No Products Found",
    noneHint: "The catalogue holds nothing under this name at the moment.",
    empty: "The catalogue is being filled. Please call us for what you need.",
    page: (page: number) => `Page ${page}`,
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
