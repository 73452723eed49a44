import { LeavingBanner } from "#ui/cards/leaving/leaving-banner.tsx";
import { ConnectionLine } from "#ui/chat/thread/connection-line.tsx";
import { OutgoingPost } from "#ui/chat/thread/outgoing-post.tsx";
import { VersionLine } from "#ui/shell/version-line.tsx";

/** What stands above every screen when there is something to say. */
export function Notices() {
  return (
    <>
      <ConnectionLine />
      <OutgoingPost />
      <VersionLine />
      <LeavingBanner />
    </>
  );
}
