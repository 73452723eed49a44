import { useSearchParams } from "react-router";
import { OutboxFilter } from "#tools/messages/schema.ts";

/** The filter in the address, and how to change a part of it; what is no state, channel or kind counts as not said. */
export function useOutboxFilter() {
  const [params, setParams] = useSearchParams();
  const { channel, status, kind } = OutboxFilter.shape;
  const filter: OutboxFilter = {
    ...said("channel", channel.safeParse(params.get("channel")).data),
    ...said("status", status.safeParse(params.get("status")).data),
    ...said("kind", kind.safeParse(params.get("kind")).data),
  };
  const change = (name: keyof OutboxFilter, value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const clear = () => setParams({}, { replace: true });
  return { filter, change, clear, filtered: Object.keys(filter).length > 0 };
}

function said<Name extends keyof OutboxFilter>(name: Name, value: OutboxFilter[Name]) {
  return value === undefined ? {} : { [name]: value };
}
