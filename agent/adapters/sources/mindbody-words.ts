import { z } from "zod";

const text = z.string().nullish();
const list = z
  .array(z.unknown())
  .nullish()
  .transform((given) => given ?? []);
const PaginationResponse = z.object({ TotalResults: z.number() }).nullish();

/** Answers of Mindbody, as far as they are read. Lists are read one by one, so that one broken thing is not the end of a page. */
export const Clients = z.object({ PaginationResponse, Clients: list });
export const SessionTypes = z.object({ PaginationResponse, SessionTypes: list });
export const Options = z.object({ PaginationResponse, Services: list });
export const Products = z.object({ PaginationResponse, Products: list });
export const Inventory = z.object({ PaginationResponse, ProductsInventory: list });
export const Appointments = z.object({ PaginationResponse, Appointments: list });
export const Staff = z.object({ PaginationResponse, StaffMembers: list });

export const Client = z.object({
  Id: z.string(),
  FirstName: text,
  LastName: text,
  Email: text,
  MobilePhone: text,
  HomePhone: text,
  WorkPhone: text,
  BirthDate: text,
  Notes: text,
  RedAlert: text,
  YellowAlert: text,
  LastFormulaNotes: text,
});

export const SessionType = z.object({
  Id: z.number(),
  Name: z.string(),
  Type: text,
  /** Minutes. */
  DefaultTimeLength: z.number().nullish(),
  Category: text,
  OnlineDescription: text,
});

/** By which a service is paid for: `Count` visits at once. */
export const Option = z.object({
  Price: z.number(),
  Count: z.number().nullish(),
  IsIntroOffer: z.boolean().nullish(),
  Discontinued: z.boolean().nullish(),
});

export const Product = z.object({
  ProductId: z.number().nullish(),
  /** Its barcode. */
  Id: z.union([z.string(), z.number()]),
  Name: z.string(),
  ShortDescription: text,
  SupplierName: text,
});

export const Stock = z.object({
  ProductId: z.number(),
  UnitsInStock: z.number(),
  ReorderLevel: z.number().nullish(),
});

/** Times are those of the site's clock, without an offset. */
export const Appointment = z.object({
  Id: z.number(),
  Status: text,
  StartDateTime: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/),
  EndDateTime: text,
  Duration: z.number().nullish(),
  Notes: text,
  SessionTypeId: z.number().nullish(),
  StaffId: z.number().nullish(),
  ClientId: z.union([z.string(), z.number()]).nullish(),
});

export const StaffMember = z.object({
  Id: z.number(),
  FirstName: text,
  LastName: text,
  DisplayName: text,
});
