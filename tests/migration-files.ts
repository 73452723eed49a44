import type { MigrationKind, MigrationPlatform } from "#tools/migration/schema.ts";

/** A file as a system exports it: its headings, and rows of people that nobody is. */
export type ExportFile = {
  platform: MigrationPlatform;
  kind: MigrationKind;
  /** The first row holds the headings. */
  cells: string[][];
};

/** As Vagaro exports its report of customers. */
export const vagaroCustomers = (): ExportFile =>
  fileOf("vagaro", "clients", [
    "First Name | Last Name | Email | Mobile | Day | Birthdate | Customer Since | Last Visited | Address | Apt/Suite | City | State | Zip | Refered By | Membership | Tags | Appointments Booked | No Shows/Cancellations | Amount Paid",
    "Ada | Ember | ada@mail.example | (555) 010-0101 | | 04/25/1990 | 01/05/2021 | 10/02/2026 | 1 Elm Street | | Salem | OR | 97301 | | | VIP | 21 | 1 | 2450.00",
    "Bo | Flint | bo@mail.example | (555) 010-0102 | | 11/30/1985 | 03/09/2022 | 09/18/2026 | 2 Oak Road | 4b | Salem | OR | 97302 | Ada | | | 9 | 0 | 810.50",
  ]);

/** As Fresha exports its client list. */
export const freshaClients = (): ExportFile =>
  fileOf("fresha", "clients", [
    "Client ID | First Name | Last Name | Blocked | Block Reason | Gender | Mobile Number | Telephone | Email | Accepts Marketing | Accepts SMS Marketing | Address | Apartement Suite | City | State | Post Code | Date of Birth | Added | Note | Referral Source",
    "10231 | Ada | Ember | No | | Female | +44 7700 900101 | | ada@mail.example | Yes | No | | | London | | N1 1AA | 1990-04-25 | 2023-01-05 | Sits by the window | Walk-In",
    "10232 | Bo | Flint | No | | Male | +44 7700 900102 | | bo@mail.example | No | No | | | London | | N1 1AB | 1985-11-30 | 2023-02-11 | | Online",
  ]);

/** As Fresha exports its service menu. */
export const freshaServices = (): ExportFile =>
  fileOf("fresha", "services", [
    "Service Name | Retail Price | Duration | Extra Time | Tax | Description | Category Name | Treatment Type | Resource | Online Booking | Available For | Voucher Sales | Commissions | Service ID",
    "Balayage | 180 | 2h 30min | | | Painted by hand | Colour | Balayage | | Enabled | Everyone | Enabled | Enabled | 501",
    "Gloss | 65 | 45min | | | | Colour | Toner | | Enabled | Everyone | Enabled | Enabled | 502",
  ]);

/** As Square exports its customer directory. */
export const squareCustomers = (): ExportFile =>
  fileOf("square", "clients", [
    "Reference ID | First Name | Last Name | Email Address | Phone Number | Nickname | Company Name | Street Address 1 | Street Address 2 | City | State | Postal Code | Birthday | Memo | Square Customer ID | Creation Source | First Visit | Last Visit | Transaction Count | Lifetime Spend | Email Subscription Status | Instant Profile",
    "| Ada | Ember | ada@mail.example | +15550100101 | | | 1 Elm Street | | Salem | OR | 97301 | 1990-04-25 | Sits by the window | 4M2WS16MS6FK3E2B | Merchant | 2021-01-05 | 2026-10-02 | 21 | $2,450.00 | unknown | No",
    "| Bo | Flint | bo@mail.example | +15550100102 | | | 2 Oak Road | | Salem | OR | 97302 | | | 7N3XT27NT7GL4F3C | Merchant | 2022-03-09 | 2026-09-18 | 9 | $810.50 | unknown | No",
  ]);

/** As Square exports its library, with what is sold over the counter. */
export const squareLibrary = (): ExportFile =>
  fileOf("square", "products", [
    "Token | Item Name | Customer-facing Name | Variation Name | Unit and Precision | SKU | Description | Categories | Reporting Category | GTIN | Item Type | Price | Archived | Sellable | Stockable | Default Unit Cost | Default Vendor Name | Default Vendor Code",
    "XUAD4Q7W | Gloss shampoo | | Regular | | GS-250 | | Retail | Retail | 0123456789012 | Physical good | 24.00 | N | | | 11.50 | Acme Beauty | A1",
    "P8ZT2M5K | Wide comb | | Regular | | WC-1 | | Retail | Retail | | Physical good | 9.00 | N | | | 3.10 | Acme Beauty | A2",
  ]);

/** As Acuity exports appointments. */
export const acuityAppointments = (): ExportFile =>
  fileOf("acuity", "appointments", [
    "Start Time | End Time | First Name | Last Name | Phone | Email | Type | Calendar | Appointment Price | Paid? | Amount Paid Online | Certificate Code | Notes | Date Scheduled | Label | Scheduled By | Appointment ID",
    "April 25, 2026 10:00 am | April 25, 2026 12:30 pm | Ada | Ember | 5550100101 | ada@mail.example | Balayage | Mia Stone | 180.00 | yes | 0.00 | | | 2026-04-01 | | | 831001",
    "May 2, 2026 2:15 pm | May 2, 2026 3:00 pm | Bo | Flint | 5550100102 | bo@mail.example | Gloss | Mia Stone | 65.00 | no | 0.00 | | Warm tones | 2026-04-03 | | | 831002",
  ]);

/** As GlossGenius exports its clients; the date of birth is that of the next birthday. */
export const glossgeniusClients = (): ExportFile =>
  fileOf("glossgenius", "clients", [
    "Name | Email | Phone | Date of Birth | Banned",
    "Ada Ember | ada@mail.example | 5550100101 | 2027-04-25 |",
    "Bo Flint | bo@mail.example | 5550100102 | 2026-11-30 |",
  ]);

/** As Booksy's support sends a client list. */
export const booksyClients = (): ExportFile =>
  fileOf("booksy", "clients", [
    "Client Name | Phone | Email | First Visit | Last Visit | Total Visits | Total Spent",
    "Ada Ember | +15550100101 | ada@mail.example | 2021-01-05 | 2026-10-02 | 21 | 2450",
    "Bo Flint | +15550100102 | bo@mail.example | 2022-03-09 | 2026-09-18 | 9 | 810",
  ]);

/** As StyleSeat mails a client list: names, email, telephone, notes. */
export const styleseatClients = (): ExportFile =>
  fileOf("styleseat", "clients", [
    "First Name | Last Name | Email | Phone Number | Notes",
    "Ada | Ember | ada@mail.example | 555-010-0101 | Sits by the window",
    "Bo | Flint | bo@mail.example | 555-010-0102 |",
  ]);

/** As Mindbody exports a report of clients. */
export const mindbodyClients = (): ExportFile =>
  fileOf("mindbody", "clients", [
    "Client ID | Last Name | First Name | Email | Mobile Phone | Birth Date | Red Alert",
    "100000101 | Ember | Ada | ada@mail.example | 5550100101 | 4/25/1990 | PPD allergy",
    "100000102 | Flint | Bo | bo@mail.example | 5550100102 | 11/30/1985 |",
  ]);

function fileOf(platform: MigrationPlatform, kind: MigrationKind, lines: string[]): ExportFile {
  return { platform, kind, cells: lines.map((line) => line.split("|").map((cell) => cell.trim())) };
}
