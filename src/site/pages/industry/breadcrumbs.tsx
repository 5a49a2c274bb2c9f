import { Link } from "@tanstack/react-router";
import { useContent } from "../../components/content.tsx";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";

/** The way to a landing page: Home, Solutions, the page itself. */
export function Trail({ here }: { here: string }) {
  const shared = useContent("shared");
  const industry = useContent("industry");
  return (
    <Breadcrumbs
      label={shared.breadcrumb.label}
      steps={[
        { key: "home", node: <Link to="/">{shared.breadcrumb.home}</Link> },
        { key: "solutions", node: <Link to="/solutions">{industry.solutions}</Link> },
        { key: "here", node: <span aria-current="page">{here}</span> },
      ]}
    />
  );
}
