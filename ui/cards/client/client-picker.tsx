import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useDeferredValue, useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { listClients } from "#ui/api/desk/clients.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { ClientDialog } from "./client-dialog.tsx";
import { ClientOptions, type Option } from "./client-options.tsx";
import { useKeepsClients } from "./use-keeps-clients.ts";

/** Who something is for: a client of the salon, or a name alone; both empty for nobody in particular. */
export type PickedClient = { clientId?: string | undefined; clientName: string };

const SHOWN = 7;

/**
 * A client found as one types: Enter takes the first of them. A new one is a choice of its own. Below the tier with client
 * records it takes a name alone.
 */
export function ClientPicker({
  label = "Client",
  hint,
  error,
  required,
  value,
  onChange,
  onNew,
  className,
}: {
  label?: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  value: PickedClient;
  onChange: (client: PickedClient) => void;
  /** Somebody new was chosen; without it their record is made at once. */
  onNew?: (clientName: string) => void;
  className?: string;
}) {
  const list = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [making, setMaking] = useState(false);
  const seeks = useKeepsClients() && open && !value.clientId;
  const options = useOptions(value, seeks);
  const shown = open && options.length > 0;
  const at = shown ? Math.min(active, options.length - 1) : -1;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: Option) => {
    close();
    if (option.kind === "new" && onNew) onNew(option.name);
    else if (option.kind === "new") setMaking(true);
    else onChange({ clientId: option.client.id, clientName: option.client.name });
  };
  const queries = useQueryClient();
  /** The first who is called as is typed, also where the list shows an earlier search still. */
  const takeFirst = async () => {
    const sought = value.clientName.trim();
    const found = sought ? await queries.fetchInfiniteQuery(listClients(sought)) : undefined;
    const client = found?.pages[0]?.items[0];
    if (client) choose({ kind: "known", client });
    else if (!sought) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[at];
    if (step && !open) {
      event.preventDefault();
      setOpen(true);
    } else if (step && options.length > 0) {
      event.preventDefault();
      setActive(
        at === -1 && step === -1
          ? options.length - 1
          : (at + step + options.length) % options.length,
      );
    } else if (event.key === "Enter" && seeks) {
      event.preventDefault();
      if (chosen) choose(chosen);
      else void takeFirst();
    } else if (event.key === "Escape" && shown) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return (
    <>
      <Field
        label={label}
        {...(hint && { hint })}
        error={error}
        {...(required && { required })}
        {...(className && { className })}
      >
        <span className="relative block">
          <Input
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={shown ? list : undefined}
            aria-activedescendant={at >= 0 ? `${list}-${at}` : undefined}
            autoComplete="off"
            maxLength={120}
            placeholder="Name, phone or email"
            className="pr-12"
            value={value.clientName}
            onChange={({ target }) => {
              onChange({ clientName: target.value });
              setOpen(true);
              setActive(-1);
            }}
            onClick={() => setOpen(true)}
            onBlur={close}
            onKeyDown={onKeyDown}
          />
          {value.clientName !== "" && (
            <span className="absolute inset-y-0 right-0.5 grid place-items-center">
              <IconButton
                label="Nobody in particular"
                icon={<X size={17} />}
                onClick={() => onChange({ clientName: "" })}
              />
            </span>
          )}
          {shown && <ClientOptions id={list} options={options} active={at} onChoose={choose} />}
        </span>
      </Field>
      {making &&
        createPortal(
          <ClientDialog
            name={value.clientName.trim()}
            onClose={() => setMaking(false)}
            onSaved={({ id, name }) => {
              setMaking(false);
              onChange({ clientId: id, clientName: name });
            }}
          />,
          document.body,
        )}
    </>
  );
}

/** What can be chosen for what is typed; nothing once a client is chosen, or where the salon keeps no records. */
function useOptions({ clientName }: PickedClient, enabled: boolean): Option[] {
  const sought = useDeferredValue(clientName.trim());
  const { data } = useInfiniteQuery({ ...listClients(sought), enabled });
  if (!enabled) return [];
  const found = data?.pages[0]?.items.slice(0, SHOWN) ?? [];
  return [
    ...found.map((client) => ({ kind: "known" as const, client })),
    ...(sought ? [{ kind: "new" as const, name: sought }] : []),
  ];
}
