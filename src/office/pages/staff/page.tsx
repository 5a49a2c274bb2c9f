import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ACTIONS, may, permission, ROLES } from "../../../domain/office/permissions.ts";
import { answer, api } from "../../api.ts";
import { Button } from "../../components/button.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { Section } from "../../components/section.tsx";
import { Failed, Loading } from "../../components/states.tsx";
import table from "../../components/table.module.css";
import { usePageTitle } from "../../layout/shell.tsx";
import { meQuery } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import { InviteForm } from "./invite.tsx";
import { MemberRow } from "./member.tsx";
import styles from "./page.module.css";

/** Who is in the office, how they sign in, and who may do what. */
export function StaffPage() {
  const { staff: words } = useWords();
  usePageTitle(words.title);
  const [inviting, setInviting] = useState(false);
  const me = useQuery(meQuery);
  const { data, error, refetch } = useQuery({
    queryKey: ["staff"],
    queryFn: () => answer(() => api.staff.$get()),
  });
  const { columns } = words;
  const mayInvite = me.data !== undefined && may(me.data.role, "staff.change");
  return (
    <>
      <PageHead title={words.title} {...(data && { count: data.staff.length })}>
        {inviting || !mayInvite ? null : (
          <Button kind="act" small onClick={() => setInviting(true)}>
            {words.invite.action}
          </Button>
        )}
      </PageHead>
      {inviting ? <InviteForm onClose={() => setInviting(false)} /> : null}
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {data ? (
        <table className={table.table}>
          <thead>
            <tr>
              <th>{columns.name}</th>
              <th>{columns.email}</th>
              <th>{columns.role}</th>
              <th>{columns.signIn}</th>
              <th>{columns.seen}</th>
              <th>{columns.sessions}</th>
              <th>
                <span className="visually-hidden">{columns.change}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.staff.map((member) => (
              <MemberRow key={member.id} member={member} isMe={member.id === me.data?.id} />
            ))}
          </tbody>
        </table>
      ) : error ? null : (
        <Loading />
      )}
      {error ? null : <Permissions />}
    </>
  );
}

/** The table that the server asks, as it is. */
function Permissions() {
  const { staff: words } = useWords();
  return (
    <div className={styles.permissions}>
      <Section title={words.permissions.title} aside={words.permissions.aside}>
        <table>
          <thead>
            <tr>
              <th>
                <span className="visually-hidden">{words.permissions.action}</span>
              </th>
              {ROLES.map((role) => (
                <th key={role}>{words.roles[role]}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ACTIONS.map((action) => (
              <tr key={action}>
                <th scope="row">{words.actions[action]}</th>
                {ROLES.map((role) => (
                  <td key={role}>
                    <i data-may={permission(role, action)} aria-hidden="true" />
                    <span className="visually-hidden">{words.permissions[permission(role, action)]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p>{words.permissions.note}</p>
      </Section>
    </div>
  );
}
