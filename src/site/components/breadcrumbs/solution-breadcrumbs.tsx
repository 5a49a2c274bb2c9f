import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { PAGES } from "../../../urls/pages.ts";
import { useContent } from "../content.tsx";
import { Link } from "../link.tsx";

/** The way to the page of a solution or an industry: Home, Solutions, the page itself. */
export function SolutionBreadcrumbs({ here }: { here: string }) {
  const { label, home, solutions } = useContent("shared").breadcrumb;
  return (
    <Breadcrumbs
      label={label}
      steps={[
        { key: "home", node: <Link href={PAGES.home.path}>{home}</Link> },
        { key: "solutions", node: <Link href={PAGES.solutions.path}>{solutions}</Link> },
        { key: "here", node: <span aria-current="page">{here}</span> },
      ]}
    />
  );
}
