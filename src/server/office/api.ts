import { Hono } from "hono";
import { originOf, type Services } from "../services.ts";
import { createAllow } from "./allow.ts";
import { createAuth } from "../../staff/auth.ts";
import { inquiryRoutes } from "./inquiries/inquiry.ts";
import { homeRoutes } from "./home.ts";
import { inboxExportRoutes } from "./inquiries/inbox-export.ts";
import { inboxRoutes } from "./inquiries/inbox.ts";
import { backupRoutes } from "./backup.ts";
import { companyRoutes } from "./company.ts";
import { liveRoutes } from "./live.ts";
import { documentRoutes } from "./catalogue/documents.ts";
import { groupPreviewRoutes } from "./catalogue/group-preview.ts";
import { groupRoutes } from "./catalogue/groups.ts";
import { importRoutes } from "./catalogue/import.ts";
import { pictureRoutes } from "./catalogue/pictures.ts";
import { productPreviewRoutes } from "./catalogue/product-preview.ts";
import { productRoutes } from "./catalogue/product.ts";
import { productsRoutes } from "./catalogue/products.ts";
import { recordRoutes } from "./record.ts";
import { replyRoutes } from "./inquiries/replies.ts";
import { searchWordRoutes } from "./catalogue/search-words.ts";
import { selfRoutes } from "./me.ts";
import { passwordRoutes } from "./passwords.ts";
import { signInRoutes } from "./sign-in.ts";
import { createStaffMails } from "./staff-mails.tsx";
import { staffRoutes } from "./staff.ts";
import type { OfficeEnv, OfficeServices } from "./office.ts";

/** Everything under `/office/api`. A line here is an area of the office; each of its routes stands behind `allow`. */
export function officeApi(site: Services) {
  const services: OfficeServices = {
    ...site,
    auth: createAuth({
      handle: site.handle,
      origin: originOf(site.environment),
      onError: (message) => site.log.error({ library: message }, "signing in failed unexpectedly"),
    }),
    sendToStaff: createStaffMails(site),
  };
  const allow = createAllow(services);
  return new Hono<OfficeEnv>()
    .route("/", signInRoutes(services, allow))
    .route("/", passwordRoutes(services, allow))
    .route("/", selfRoutes(services, allow))
    .route("/", staffRoutes(services, allow))
    .route("/", recordRoutes(services, allow))
    .route("/", inquiryRoutes(services, allow))
    .route("/", replyRoutes(services, allow))
    .route("/", pictureRoutes(services, allow))
    .route("/", documentRoutes(services, allow))
    .route("/", importRoutes(services, allow))
    .route("/", groupPreviewRoutes(services, allow))
    .route("/", groupRoutes(services, allow))
    .route("/", searchWordRoutes(services, allow))
    .route("/", homeRoutes(services, allow))
    .route("/", inboxRoutes(services, allow))
    .route("/", inboxExportRoutes(services, allow))
    .route("/", productsRoutes(services, allow))
    .route("/", productRoutes(services, allow))
    .route("/", productPreviewRoutes(services, allow))
    .route("/", companyRoutes(services, allow))
    .route("/", backupRoutes(services, allow))
    .route("/", liveRoutes(services, allow));
}

/** The routes with what they take and answer, for the office's client. */
export type OfficeApi = ReturnType<typeof officeApi>;
