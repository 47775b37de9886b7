import { Outlet } from "react-router";
import { AuthFrame } from "#app/modules/identity/screens/sign-in/auth-frame.tsx";
import "#app/modules/identity/screens/sign-in/auth-frame.css";

/** What a workspace shows while its subscription is over: no modules, only how it goes on. */
export default function SubscriptionLayout() {
  return (
    <AuthFrame>
      <Outlet />
    </AuthFrame>
  );
}
