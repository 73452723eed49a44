import type { BookPage, ManagePage, PublicPage } from "#tools/booking/own/page-schema.ts";
import { priceOf } from "./menu.ts";

/** What the window and a shared link are called, without anything of the client's. */
export function titleOf(page: PublicPage): { title: string; description: string } {
  switch (page.kind) {
    case "book": {
      const { name, specialties } = page.stylist;
      const offered = page.services.some(priceOf) ? "Services, prices" : "Services";
      const known = specialties.length > 0 ? `${specialties.join(", ")}. ` : "";
      return {
        title: `${problemOf(page)}Book with ${name}`,
        description: `${known}${offered} and free times of ${name}. Book online.`,
      };
    }
    case "not_online": {
      const { name } = page.stylist;
      return { title: name, description: `${name} does not take bookings online yet.` };
    }
    case "manage":
      return {
        title: `${problemOf(page)}Your appointment`,
        description: "Your appointment: see, move or cancel it.",
      };
    case "no_stylist":
      return {
        title: "Stylist Not Found",
        description: "The booking link you're looking for doesn't exist.",
      };
    case "no_link":
      return {
        title: "This link opens no booking",
        description: "No booking is behind this link.",
      };
    case "no_page":
      return { title: "Page Not Found", description: "There is nothing at this address." };
    default:
      return { title: "Not now", description: "Please try again in a moment." };
  }
}

/** Read out first when the page comes back with a mistake to put right. */
function problemOf({ problem }: BookPage | ManagePage): string {
  return problem ? `${problem.title}: ` : "";
}
