import { LazyMotion, m, MotionConfig } from "framer-motion";
import type { ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";

const loadFeatures = () => import("./motion-features.ts").then((loaded) => loaded.default);

/**
 * A card that appears with a 160 ms rise, and makes room smoothly when its neighbours change. The rise is CSS, so a
 * card is never invisible while the motion features are on their way; reduced motion is respected by both.
 */
export function Rise({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user">
        <m.div
          layout="position"
          transition={{ duration: 0.16, ease: [0.2, 0.8, 0.2, 1] }}
          className={cx("animate-rise", className)}
        >
          {children}
        </m.div>
      </MotionConfig>
    </LazyMotion>
  );
}
