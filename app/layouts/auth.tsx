import { Outlet } from "react-router";
import { AuthFrame } from "#app/modules/identity/screens/sign-in/auth-frame.tsx";
import { CityMap } from "#app/modules/identity/screens/sign-in/city-map.tsx";
import "#app/ui/map/drawn-map.css";
import "#app/modules/identity/screens/sign-in/auth-frame.css";

export default function AuthLayout() {
  return (
    <AuthFrame aside={<CityMap />}>
      <Outlet />
    </AuthFrame>
  );
}
