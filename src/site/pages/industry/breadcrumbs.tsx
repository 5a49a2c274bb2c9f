import { Link } from "@tanstack/react-router";
import { frameWords } from "../../../content/en/frame.ts";
import { landingWords } from "../../../content/en/landing.ts";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";

/** The way to a landing page: Home, Solutions, the page itself. */
export function Trail({ here }: { here: string }) {
  return (
    <Breadcrumb
      label={frameWords.breadcrumb.label}
      steps={[
        { key: "home", node: <Link to="/">{frameWords.breadcrumb.home}</Link> },
        { key: "solutions", node: <Link to="/solutions">{landingWords.solutions}</Link> },
        { key: "here", node: <span aria-current="page">{here}</span> },
      ]}
    />
  );
}
