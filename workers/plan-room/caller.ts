/** Header in which the room's own port passes plan and caller; nothing else can reach the object. */
export const callerHeader = "x-plan-caller";
