import { TextField } from "./text-field.tsx";
import layout from "../../components/editor.module.css";
import { Field } from "../../components/field.tsx";
import { useWords } from "../../words.tsx";
import type { Edits } from "./use-edits.ts";
import { fieldId, type Publishing } from "./use-publish.ts";

type Props = { edits: Edits; publishing: Publishing };

export function BrandFields(props: Props) {
  const { edits, publishing } = props;
  const { groups } = useWords();
  const { fields } = groups.brand;
  return (
    <div className={layout.fields}>
      <TextField {...props} column="name" label={fields.name} help={fields.nameHelp} />
      <TextField {...props} column="display name" label={fields.displayName} help={fields.displayNameHelp} />
      <TextField {...props} column="website" label={fields.website} help={fields.websiteHelp} kind="url" />
      <Field
        id={fieldId("active")}
        label={fields.state}
        help={fields.stateHelp}
        error={publishing.errors["active"]}
        changed={edits.isChanged("active")}
      >
        {(control) => (
          <select
            {...control}
            value={edits.textOf("active")}
            onChange={({ target }) => edits.set("active", target.value)}
          >
            <option value="yes">{groups.onSite}</option>
            <option value="no">{groups.hidden}</option>
          </select>
        )}
      </Field>
      <TextField {...props} column="description" label={fields.text} kind="prose" longest={2000} />
    </div>
  );
}

export function CategoryFields({
  tops,
  isNew,
  ...props
}: Props & { tops: readonly string[]; isNew: boolean }) {
  const { edits, publishing } = props;
  const { groups } = useWords();
  const { fields } = groups.category;
  return (
    <div className={layout.fields}>
      <TextField {...props} column="name" label={fields.name} help={fields.nameHelp} />
      <Field
        id={fieldId("parent")}
        label={fields.parent}
        help={isNew ? undefined : fields.parentHelp}
        error={publishing.errors["parent"]}
        changed={edits.isChanged("parent")}
      >
        {(control) => (
          <select
            {...control}
            disabled={!isNew}
            value={edits.textOf("parent")}
            onChange={({ target }) => edits.set("parent", target.value)}
          >
            <option value="">{fields.top}</option>
            {tops.map((top) => (
              <option key={top} value={top}>
                {top}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField {...props} column="description" label={fields.text} kind="prose" longest={2000} />
    </div>
  );
}
