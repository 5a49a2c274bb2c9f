import { may, type Role } from "../../../domain/office/permissions.ts";
import { Link } from "../../components/link.tsx";
import { Tabs } from "../../components/tabs.tsx";
import { useWords } from "../../words.tsx";

/** The parts of what concerns the company as a whole, as far as a role has them. */
export function CompanyTabs({ role, here }: { role: Role; here: "facts" | "backup" }) {
  const { company: words } = useWords();
  const views = [
    { name: "facts", to: "/company", action: "company.read" },
    { name: "backup", to: "/company/backup", action: "backup" },
  ] as const;
  const own = views.filter(({ action }) => may(role, action));
  if (own.length < 2) return null;
  return (
    <Tabs label={words.title}>
      {own.map(({ name, to }) => (
        <Link key={name} to={to} aria-current={name === here ? "page" : undefined}>
          {words.views[name]}
        </Link>
      ))}
    </Tabs>
  );
}
