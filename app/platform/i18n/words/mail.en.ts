/** Mails about sign-in. Only the server uses them. */
export const mail = {
  verify: {
    subject: "{{code}} is your verification code",
    body: "Hello,\n\nyour verification code is {{code}}. It is valid for 10 minutes.\n\nEnter it here: {{link}}\n\nIf you did not ask for it, ignore this mail: without the code nobody can use your address.",
  },
  sign_in: {
    subject: "{{code}} is your code to sign in",
    body: "Hello,\n\nyour code to sign in on a new device is {{code}}. It is valid for 10 minutes.\n\nEnter it here: {{link}}\n\nWe ask for it because somebody gave many wrong passwords for your account. If you are not signing in just now, somebody knows your password: choose a new one: {{forgot}}",
  },
  known: {
    subject: "You already have an account",
    body: "Hello,\n\nsomebody, perhaps you, tried to register with this address. You already have an account.\n\nSign in: {{link}}\nForgot your password: {{forgot}}\n\nIf it was not you, there is nothing to do.",
  },
  reset: {
    subject: "{{code}} resets your password",
    body: "Hello,\n\nto choose a new password, enter the code {{code}}, or open this link:\n\n{{link}}\n\nBoth are valid for 10 minutes and work once. If you did not ask for it, ignore this mail: your password stays as it is.",
  },
  tried: {
    subject: "Someone is trying to sign in to your account",
    from: " The last attempt came from {{place}}.",
    body: "Hello,\n\nsomebody gave a wrong password for your account twenty times.{{from}} For a day, signing in on a device that you have not used before takes a code too, which we send you. Devices that you have used work as always.\n\nIf it was you, choose a new password: {{forgot}}\n\nIf it was not you, there is nothing to do: without your password nobody gets in.",
  },
  changed: {
    subject: "Your password was changed",
    body: "Hello,\n\nthe password of your account was changed, and every other device was signed out.\n\nIf it was not you, choose a new one at once: {{forgot}}",
  },
  moved: {
    subject: "The email address of your account was changed",
    body: "Hello,\n\nyour account now belongs to the address {{email}}. Messages and codes go there, no longer to this address.\n\nIf it was not you, somebody knows your password: tell the owner of your workspace at once, so that your access is closed.",
  },
  address: {
    subject: "{{code}} confirms your new address",
    body: "Hello,\n\nto use this address for your account, enter the code {{code}} in your profile. It is valid for 10 minutes.\n\nIf you did not ask for it, ignore this mail.",
  },
  token: {
    subject: "The access token {{name}} ends on {{day}}",
    body: "Hello,\n\nthe access token {{name}} works until {{day}}, and programs that use it are turned away from the day after. Give it a later day, or make a new one:\n\n{{link}}",
  },
  alert: {
    subject_one: "1 alert of {{name}}",
    subject_other: "{{count}} alerts of {{name}}",
    foot: "You receive this because of a rule of {{name}}: {{link}}",
  },
  endpoint: {
    subject: "{{name}} no longer receives events",
    gone: "It responded that it is gone (410).",
    failing: "For five days it accepted no messages.",
    body: "Hello,\n\nthe endpoint {{name}} ({{url}}) was switched off. {{why}}\n\nEvents are kept for 30 days. When it answers again, switch it on and send what it missed: {{link}}",
  },
} as const;
