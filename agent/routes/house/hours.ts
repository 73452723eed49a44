import { createException, deleteException, listExceptions } from "#tools/hours/exceptions.ts";
import {
  CreateHoursException,
  DeletedException,
  HoursException,
  ListExceptions,
  SavedException,
  SavedHours,
  SetWeekHours,
  StylistHours,
} from "#tools/hours/schema.ts";
import { getWeek, setWeek } from "#tools/hours/week.ts";
import { router } from "#agent/http/router.ts";
import { shortListing, verb } from "#agent/http/verb.ts";

/** Under stylists: the week of one of them. */
export const stylistHours = router()
  .openapi(...verb("get /{id}/hours", { id: "stylistId", answer: StylistHours }, getWeek))
  .openapi(
    ...verb(
      "put /{id}/hours",
      { body: SetWeekHours, id: "stylistId", answer: SavedHours },
      setWeek,
    ),
  );

/** Days that differ from the week: days off and holidays. */
export const hoursExceptions = router()
  .openapi(...shortListing("get /", { query: ListExceptions, row: HoursException }, listExceptions))
  .openapi(
    ...verb(
      "post /",
      { body: CreateHoursException, answer: SavedException, status: 201 },
      createException,
    ),
  )
  .openapi(...verb("delete /{id}", { answer: DeletedException }, deleteException));
