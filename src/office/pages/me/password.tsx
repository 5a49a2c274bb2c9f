import { useState } from "react";
import { changePasswordSchema } from "../../../domain/office/staff.ts";
import { answer, api } from "../../api.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { useForm } from "../../components/use-form.ts";
import { queries } from "../../queries.ts";
import { useWords } from "../../words.tsx";
import styles from "./page.module.css";

export function PasswordForm() {
  const { staff, signIn } = useWords();
  const words = staff.me.password;
  const [done, setDone] = useState(false);
  const { errors, problem, busy, onSubmit } = useForm(changePasswordSchema, async (json, form) => {
    await answer(() => api.me.password.$put({ json }));
    form.reset();
    setDone(true);
    await queries.invalidateQueries({ queryKey: ["me"] });
  });
  return (
    <form onSubmit={onSubmit} noValidate className={styles.form}>
      <Field id="current" label={words.current} error={errors["current"] ?? problem ?? undefined}>
        {(control) => <input {...control} name="current" type="password" autoComplete="current-password" />}
      </Field>
      <Field id="next" label={words.next} error={errors["password"]} help={signIn.set.hint}>
        {(control) => <input {...control} name="password" type="password" autoComplete="new-password" />}
      </Field>
      <p className={styles.buttons}>
        <Button type="submit" disabled={busy}>
          {words.action}
        </Button>
        <span role="status">{done ? words.done : ""}</span>
      </p>
    </form>
  );
}
