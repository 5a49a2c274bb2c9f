import type { Context } from "hono";
import type { Staff } from "../../domain/office/staff.ts";
import type { AppEnv, Services } from "../services.ts";
import type { Auth } from "../../staff/auth.ts";

/** What the office works with beside the site's services. */
export type OfficeServices = Services & {
  auth: () => Promise<Auth>;
  /** Sends a mail to a member of staff; false when the mail server did not take it, or there is none. */
  sendToStaff: (mail: StaffMail) => Promise<boolean>;
};

/** A mail with one link in it. */
type StaffMail = { to: Staff; kind: "invitation" | "reset"; link: string; by: string };

/** Who makes a request. */
export type SignedIn = Staff & {
  sessionId: string;
  /** When the password was last given in this session. */
  confirmedAt: Date;
  twoFactor: boolean;
  /** Whether keys that type a character do something. */
  letterKeys: boolean;
};

/** The variables of a request to the office. */
export type OfficeEnv = {
  Bindings: AppEnv["Bindings"];
  Variables: AppEnv["Variables"] & { staff: SignedIn };
};

/** The person of a request as the record names them. */
export function actorOf(context: Context<OfficeEnv>): { id: string; name: string } {
  const { id, name } = context.get("staff");
  return { id, name };
}

/** Passes on the cookies that the library for sign-in sets. */
export function passOn(context: Context, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) context.header("set-cookie", cookie, { append: true });
}
