import { company } from "../../../content/company.ts";
import styles from "./print-footer.module.css";

/** On paper only: whose data sheet this is and how to reach them, as header and footer aren't printed. */
export function PrintFoot() {
  return (
    <p className={styles.foot}>
      <strong>{company.name}</strong>
      <span>{company.address}</span>
      <span dir="ltr">{company.phones.showroom}</span>
      <span dir="ltr">{company.phones.warehouse}</span>
      <span>{company.email}</span>
    </p>
  );
}
