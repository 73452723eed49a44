import { HEADINGS, type PlatformHeadings } from "./headings-data.ts";
import type { MigrationKind, MigrationPlatform, PlatformShown } from "#tools/migration/schema.ts";

/** A system a salon may come from: its name as its maker writes it, and how what it holds is got out. */
type Platform = {
  name: string;
  /** Its own words for the fields of the dialog; null where it cannot be asked. */
  labels: PlatformShown["labels"];
  /** What is fetched from it, or is read of its files. */
  kinds: MigrationKind[];
  exportSteps: string[];
  /** Which heading of its export files, in lower case, holds what. */
  headings: PlatformHeadings;
  /** Headings of its client list that say one thing and hold another: no field is proposed for them. */
  misleading: readonly string[];
};

const UPLOAD = "Upload the files here. CSV and Excel are both read.";

/** Every system by name, in the order in which they are listed. */
export const PLATFORMS: Record<MigrationPlatform, Platform> = {
  square: {
    name: "Square Appointments",
    labels: {
      username: "Square account email",
      password: "Access token",
      apiKey: "API key (optional)",
      subdomain: "Subdomain (optional)",
    },
    kinds: ["clients", "services", "products", "appointments"],
    exportSteps: [
      "In the Square Dashboard, open Customers and then Directory, and choose Export Customers.",
      "Open Items, choose Actions and Export Library: services and products come in one file.",
      "Appointments have no file of their own: they come along by the access token.",
      UPLOAD,
    ],
    headings: HEADINGS.square,
    misleading: [],
  },
  acuity: {
    name: "Acuity Scheduling",
    labels: {
      username: "User ID",
      password: "Password or API key",
      apiKey: "API key (optional)",
      subdomain: "Subdomain (optional)",
    },
    kinds: ["clients", "services", "appointments"],
    exportSteps: [
      "Open Clients, choose Import/export, and export all clients.",
      "Open Reports and then Import/export, choose the dates from your first to your last appointment, and export.",
      UPLOAD,
    ],
    headings: HEADINGS.acuity,
    misleading: [],
  },
  mindbody: {
    name: "Mindbody",
    labels: {
      username: "Staff username",
      password: "Staff password",
      apiKey: "API key",
      subdomain: "Site ID",
    },
    kinds: ["clients", "services", "products", "appointments"],
    exportSteps: [
      "Open Reports, choose a report of clients that lists every client, and export it to Excel.",
      "Do the same with the report of appointments, from your first day to your last booking.",
      UPLOAD,
    ],
    headings: HEADINGS.mindbody,
    misleading: [],
  },
  vagaro: {
    name: "Vagaro",
    labels: null,
    kinds: ["clients", "services", "products", "appointments"],
    exportSteps: [
      "On the web version, open Reports, then Customers, and run the report for all customers.",
      "Choose Action and then Export Excel.",
      "Do the same with the reports of appointments, services and products, for all dates.",
      UPLOAD,
    ],
    headings: HEADINGS.vagaro,
    misleading: [],
  },
  glossgenius: {
    name: "GlossGenius",
    labels: null,
    kinds: ["clients", "services", "appointments"],
    exportSteps: [
      "On the web version, look for the export of your client list and of your appointments.",
      "If your plan shows no export, ask GlossGenius support for both lists as CSV files: they are yours.",
      UPLOAD,
    ],
    headings: HEADINGS.glossgenius,
    // the year is that of the next birthday
    misleading: ["date of birth"],
  },
  fresha: {
    name: "Fresha",
    labels: null,
    kinds: ["clients", "services", "products", "appointments"],
    exportSteps: [
      "Open Clients, choose Options and then Export, as CSV or Excel.",
      "Open Catalog and do the same with the service menu and with products.",
      "Open Sales and then Appointments, choose all dates, and export.",
      UPLOAD,
    ],
    headings: HEADINGS.fresha,
    misleading: [],
  },
  booksy: {
    name: "Booksy",
    labels: null,
    kinds: ["clients", "services", "appointments"],
    exportSteps: [
      "In Booksy Biz, open the reports and export those of clients and of appointments.",
      "If you find no export, ask in the support chat for your client list and your appointments as CSV files.",
      UPLOAD,
    ],
    headings: HEADINGS.booksy,
    misleading: [],
  },
  styleseat: {
    name: "StyleSeat",
    labels: null,
    kinds: ["clients"],
    exportSteps: [
      "Open the Clients tab, tap the three dots in the top right corner, and choose Export Client List.",
      "Check the email address that is shown and tap Send: the list comes by email.",
      UPLOAD,
    ],
    headings: HEADINGS.styleseat,
    misleading: [],
  },
  other: {
    name: "Another system",
    labels: null,
    kinds: ["clients", "services", "products", "appointments", "formulas"],
    exportSteps: [
      "Look in your system for Export or Download, most often with the client list or with the reports.",
      "Save each list as CSV or Excel, with a first row that names the columns.",
      UPLOAD,
    ],
    headings: HEADINGS.other,
    misleading: [],
  },
};
