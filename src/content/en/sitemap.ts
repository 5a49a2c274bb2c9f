/** Words of the sitemap. */
export default {
  title: "Sitemap",
  description:
    "All pages of this website: main pages, solutions, legal, and the catalogue by category with its counts.",
  pages: "Pages",
  groups: [
    {
      title: "Main Pages",
      links: [
        { to: "/", name: "Home", about: "Categories, partners, services, contact form" },
        { to: "/about", name: "About", about: "Our story, services and mission since 2004" },
        { to: "/contact", name: "Contact", about: "Address, phones, business hours, inquiry form" },
      ],
    },
    {
      title: "Solutions",
      links: [
        { to: "/solutions", name: "Solutions", about: "All categories, brands and industries" },
        { to: "/vacuum-solutions", name: "Industrial Vacuum Solutions", about: "Industrial vacuum cleaners" },
        {
          to: "/automation-solutions",
          name: "Industrial Automation",
          about: "Machines that steer or dose themselves",
        },
        { to: "/products", name: "Products", about: "The whole catalogue with search and filters" },
      ],
    },
    {
      title: "Legal",
      links: [
        { to: "/privacy-policy", name: "Privacy Policy", about: "What happens to your data" },
        {
          to: "/terms-of-service",
          name: "Terms of Service",
          about: "Agreement, warranties, service standards",
        },
        { to: "/sitemap", name: "Sitemap", about: "This page" },
      ],
    },
  ],
  catalogue: "The catalogue",
};
