import { useQuery } from "@tanstack/react-query";
import { may } from "../../../domain/office/permissions.ts";
import { Failed, Loading } from "../../components/states.tsx";
import { usePageTitle } from "../../layout/shell.tsx";
import { meQuery } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import { companyQuery } from "./company-query.ts";
import { Sheet } from "./sheet.tsx";

/** What is true of the company, in one sheet, and where it stands. */
export function CompanyPage() {
  const { company } = useWords();
  usePageTitle(company.title);
  const me = useQuery(meQuery);
  const { data, error, refetch } = useQuery(companyQuery);
  if (error && !data) return <Failed page error={error} again={() => void refetch()} />;
  if (!data || !me.data) return <Loading page />;
  return <Sheet stored={data} role={me.data.role} mayChange={may(me.data.role, "company.change")} />;
}
