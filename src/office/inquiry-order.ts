import * as v from "valibot";

/** The list that an inquiry was opened from: its name, its address within the office, and what it held, in its order. */
type InquiryOrder = { name: string; to: string; references: readonly string[] };

const KEY = "office.inquiry-order";

const orderSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ name: v.string(), to: v.string(), references: v.array(v.string()) }),
);

/** Kept by the list when one of its inquiries is opened, so that the page of one leads to the next and back. */
export function keepOrder(order: InquiryOrder): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(order));
  } catch {
    // Without storage there is no next one, and nothing else is lost.
  }
}

/** The list that was kept last in this tab, or null. */
export function keptOrder(): InquiryOrder | null {
  try {
    const read = v.safeParse(orderSchema, sessionStorage.getItem(KEY));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
