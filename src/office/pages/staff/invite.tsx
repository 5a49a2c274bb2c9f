import { useState } from "react";
import { ROLES } from "../../../domain/office/permissions.ts";
import { invitationSchema } from "../../../domain/office/staff.ts";
import { answer, api } from "../../api.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { useForm } from "../../components/use-form.ts";
import { queries } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import styles from "./page.module.css";

/** Invites somebody; where no mail leaves, shows the link to pass on. */
export function InviteForm({ onClose }: { onClose: () => void }) {
  const { staff: words, shell } = useWords();
  const [invited, setInvited] = useState<{ email: string; link: string | null } | null>(null);
  const { errors, problem, busy, onSubmit } = useForm(invitationSchema, async (json, form) => {
    const { link } = await answer(() => api.staff.$post({ json }));
    setInvited({ email: json.email, link });
    form.reset();
    await queries.invalidateQueries({ queryKey: ["staff"] });
  });
  const { invite, roles, roleTexts } = words;
  return (
    <form onSubmit={onSubmit} noValidate className={styles.invite} aria-label={invite.title}>
      <Field id="invite-name" label={invite.name} error={errors["name"]}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was opened to be filled. */}
        {(control) => <input {...control} name="name" autoComplete="off" autoFocus />}
      </Field>
      <Field id="invite-email" label={invite.email} error={errors["email"] ?? problem ?? undefined}>
        {(control) => <input {...control} name="email" type="email" autoComplete="off" />}
      </Field>
      <Field id="invite-role" label={invite.role} error={errors["role"]}>
        {(control) => (
          <select {...control} name="role" defaultValue="sales">
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {roles[role]}: {roleTexts[role]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className={styles.buttons}>
        <Button kind="act" type="submit" disabled={busy}>
          {invite.action}
        </Button>
        <Button kind="bare" onClick={onClose}>
          {shell.close}
        </Button>
      </div>
      <p role="status" className={invited ? styles.done : "visually-hidden"}>
        {invited === null ? "" : invited.link === null ? invite.sent(invited.email) : invite.notSent}
        {invited?.link ? (
          <>
            {" "}
            <code>{invited.link}</code>
          </>
        ) : null}
      </p>
    </form>
  );
}
