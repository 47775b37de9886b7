/** Header in which the room's own port names plan and caller; nobody else can reach the object. */
export const callerHeader = "x-plan-caller";
