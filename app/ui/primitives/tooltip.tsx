import { cloneElement, type ReactElement, type Ref } from "react";
import { mergeProps } from "react-aria/mergeProps";
import { mergeRefs } from "react-aria/mergeRefs";
import { Focusable } from "react-aria-components/Focusable";
import { Tooltip as Hint, TooltipTrigger } from "react-aria-components/Tooltip";

interface TooltipProps {
  text: string;
  at?: "below" | "top" | "end" | "right";
  /** The text equals the control's name, so screen readers skip it. */
  naming?: boolean;
  /** One control that can have focus. */
  children: ReactElement<ChildProps>;
}

interface ChildProps {
  ref?: Ref<HTMLElement>;
  "aria-describedby"?: string | undefined;
}

type TooltipChild = Pick<TooltipProps, "children">;

const placements = { below: "bottom", top: "top", end: "bottom end", right: "right" } as const;

/** A hint on hover and keyboard focus; Escape hides it. It describes the control, unless it only repeats its name. */
export function Tooltip({ text, at = "below", naming, children }: TooltipProps) {
  return (
    <span className="tip">
      <TooltipTrigger delay={300} closeDelay={0}>
        <Focusable>{naming ? <Named>{children}</Named> : children}</Focusable>
        <Hint className="track-hint" placement={placements[at]} offset={6} aria-hidden={naming || undefined}>
          {text}
        </Hint>
      </TooltipTrigger>
    </span>
  );
}

/** Passes on what a control needs, without the description that would repeat its name. */
function Named({ children, ref, "aria-describedby": _repeated, ...props }: TooltipChild & ChildProps) {
  const own = children.props;
  return cloneElement(children, { ...mergeProps(props, own), ref: mergeRefs(ref, own.ref) });
}
