import { useMutation } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { useState } from "react";
import { ROLES } from "../../../domain/office/permissions.ts";
import { answer, api } from "../../api.ts";
import { whyNot } from "../../attempt.ts";
import { Button } from "../../components/button.tsx";
import { shortDate } from "../../components/dates.ts";
import { Person } from "../../components/person.tsx";
import { Problem } from "../../components/problem.tsx";
import { Status } from "../../components/status.tsx";
import table from "../../components/table.module.css";
import { queries } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import styles from "./page.module.css";

type Member = InferResponseType<typeof api.staff.$get, 200>["staff"][number];

/** One person, and what an owner may change of them. */
export function MemberRow({ member, isMe }: { member: Member; isMe: boolean }) {
  const { staff: words } = useWords();
  const [link, setLink] = useState<string | null>(null);
  const { id } = member;
  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled: () => queries.invalidateQueries({ queryKey: ["staff"] }),
  });
  const patch = (json: { role?: Member["role"]; disabled?: boolean }) =>
    change.mutate(() => answer(() => api.staff[":id"].$patch({ param: { id }, json })));
  const inviteAgain = () =>
    change.mutate(async () => {
      const invited = await answer(() => api.staff[":id"].invitation.$post({ param: { id } }));
      setLink(invited.link);
    });
  const { error } = change;
  const problem = error === null ? null : whyNot(error, words.notChanged);
  return (
    <tr>
      <td>
        <Person name={member.name} me={isMe} />
      </td>
      <td className={styles.email}>{member.email}</td>
      <td className={styles.role}>
        <select
          aria-label={`${words.columns.role}: ${member.name}`}
          value={member.role}
          onChange={({ target }) => {
            const role = ROLES.find((each) => each === target.value);
            if (role) patch({ role });
          }}
        >
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {words.roles[role]}
            </option>
          ))}
        </select>
      </td>
      <td>
        <SignInState member={member} />
      </td>
      <td data-label={words.columns.seen}>
        {member.seenAt === null ? words.never : shortDate(member.seenAt)}
      </td>
      <td data-label={words.columns.sessions}>{member.sessions}</td>
      <td className={table.end}>
        <span className={styles.actions}>
          <Problem text={problem} />
          {link === null ? null : <code>{link}</code>}
          {member.hasPassword || member.disabled ? null : (
            <Button small onClick={inviteAgain}>
              {words.invite.again}
            </Button>
          )}
          {member.sessions > 0 && !isMe ? (
            <Button
              small
              onClick={() =>
                change.mutate(() => answer(() => api.staff[":id"].sessions.$delete({ param: { id } })))
              }
            >
              {words.endSessions}
            </Button>
          ) : null}
          {isMe ? null : (
            <Button small onClick={() => patch({ disabled: !member.disabled })}>
              {member.disabled ? words.enable : words.disable}
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}

function SignInState({ member }: { member: Member }) {
  const { staff: words } = useWords();
  if (member.disabled) return <Status tone="line">{words.disabled}</Status>;
  if (!member.hasPassword) return <Status tone="line">{words.notYet}</Status>;
  return member.twoFactor ? (
    <Status tone="good">{words.withCode}</Status>
  ) : (
    <Status tone="bad">{words.passwordOnly}</Status>
  );
}
