import { Outlet } from "react-router";
import { AuthFrame } from "#app/ui/shell/auth-frame.tsx";
import "#app/ui/map/drawn-map.css";
import "#app/ui/shell/auth-frame.css";

export default function AuthLayout() {
  return (
    <AuthFrame>
      <Outlet />
    </AuthFrame>
  );
}
