import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { Icon } from "./icon.tsx";
import { Tooltip } from "./tooltip.tsx";

/** One primary button per screen; secondary has a border; the rest are ghost. Danger buttons name what happens. */
export type ButtonKind = "primary" | "secondary" | "ghost" | "danger";

interface Look {
  kind?: ButtonKind;
  /** 36 px, for public pages. */
  large?: boolean;
  icon?: LucideIcon;
  children?: ReactNode;
}

const kindClasses: Record<ButtonKind, string> = {
  primary: "button button-primary",
  secondary: "button",
  ghost: "button button-ghost",
  danger: "button button-danger",
};

function getClassName({ kind = "secondary", large }: Look): string {
  return `${kindClasses[kind]}${large ? " b-lg" : ""}`;
}

interface ButtonProps extends Look, ComponentProps<"button"> {
  /** Pending: stays focusable but cannot be pressed again. */
  pending?: boolean;
}

/** A button; `type` is "button" unless said otherwise. */
export function Button({ kind, large, icon, pending, children, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={`${getClassName({ kind, large })}${className ? ` ${className}` : ""}`}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {icon && <Icon of={icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button; loads its page's data on intent. */
export function ButtonLink({ kind, large, icon, children, className, ...rest }: Look & LinkProps) {
  return (
    <Link prefetch="intent" className={`${getClassName({ kind, large })}${className ? ` ${className}` : ""}`} {...rest}>
      {icon && <Icon of={icon} />}
      {children}
    </Link>
  );
}

interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  icon: LucideIcon;
  /** Its name, also shown as a tooltip. */
  label: string;
  size?: number;
  /** With the line of a secondary button. */
  bordered?: boolean;
  tip?: "below" | "top" | "end" | "right";
}

/** A button of one icon, with its name as tooltip. */
export function IconButton({ icon, label, size = 16, bordered, tip = "below", className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} at={tip} naming>
      <button
        type="button"
        aria-label={label}
        className={className ?? (bordered ? "button button-icon" : "icon-button")}
        {...rest}
      >
        <Icon of={icon} size={size} />
      </button>
    </Tooltip>
  );
}
