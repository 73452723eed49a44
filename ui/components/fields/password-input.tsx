import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { cx } from "#ui/lib/cx.ts";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Input } from "./input.tsx";

/** A password inside a Field, which can be looked at while it is written. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input
        {...rest}
        type={shown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        className={cx("pr-12", className)}
      />
      <span className="absolute inset-y-0 right-0.5 grid place-items-center">
        <IconButton
          label={shown ? "Hide password" : "Show password"}
          icon={shown ? <EyeOff size={18} /> : <Eye size={18} />}
          onClick={() => setShown(!shown)}
        />
      </span>
    </div>
  );
}
