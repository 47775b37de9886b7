/** Addresses of this machine, of internal networks, of the platform, and reserved ones: what a name must not resolve to. */
export const hostileNumbers: readonly string[] = [
  ...["127.0.0.1", "127.1.2.3", "0.0.0.0", "10.0.0.1", "10.255.255.255", "100.64.0.1", "169.254.169.254", "172.16.0.1"],
  ...["172.31.255.255", "192.0.0.8", "192.0.2.1", "192.88.99.1", "192.168.0.1", "192.168.255.255", "198.18.0.1"],
  ...["198.51.100.7", "203.0.113.9", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255"],
  ...["::", "::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "64:ff9b::a00:1", "100::1"],
  ...["2001:db8::1", "2002:7f00:1::", "fc00::1", "fd12:3456::1", "fe80::1", "fec0::1", "ff02::1", "no address"],
];

const spellings = [
  ...["2130706433", "0x7f000001", "017700000001", "127.1", "127.0.1", "0x7f.1", "0177.0.0.1", "0x7f.0x0.0x0.0x1"],
  ...["3232235521", "0xa9fea9fe", "2852039166", "0251.0376.0251.0376", "0", "0x0", "00.0.0.0", "10.1", "1.1.1.1"],
  ...["%31%32%37.0.0.1", "１２７.0.0.1", "127。0。0。1", "8.8.8.8", "[::]", "[::1]", "[::ffff:7f00:1]", "[fe80::1]"],
  ...["[0:0:0:0:0:0:0:1]", "[::127.0.0.1]", "[2606:4700:4700::1111]", "[fd00:ec2::254]", "[64:ff9b::7f00:1]"],
];

const names = [
  ...["localhost", "LOCALHOST", "localhost.", "a.localhost", "intranet", "metadata", "db", "printer.local"],
  ...["metadata.google.internal", "host.docker.internal", "kubernetes.default.svc.internal", "router.lan", "nas.home"],
  ...[
    "x.home.arpa",
    "1.0.0.127.in-addr.arpa",
    "a.onion",
    "a.test",
    "a.invalid",
    "a.example",
    "wiki.corp",
    "a.intranet",
  ],
  ...[
    "a.private",
    "a.localdomain",
    "a.alt",
    "app.waybill.test",
    "APP.waybill.test",
    "app.waybill.test.",
    "x.app.waybill.test",
  ],
];

const hosts = [...spellings, ...names, ...hostileNumbers.filter((each) => /^[\d.]+$/.test(each))];

const good = "hooks.shop.com";
const forms = [
  ...[
    `http://${good}/`,
    `ftp://${good}/`,
    `ws://${good}/`,
    `file:///etc/passwd`,
    `data:text/plain,a`,
    `javascript:alert(1)`,
  ],
  ...[
    `//${good}/`,
    good,
    "",
    "https://",
    "https:///",
    "https://?",
    "https://#",
    "https:// /",
    "https://.",
    "https://..a",
  ],
  ...[
    `https://${good}:8443/`,
    `https://${good}:80/`,
    `https://${good}:22/`,
    `https://${good}:0/`,
    `https://${good}:65536/`,
  ],
  ...[`https://user@${good}/`, `https://user:word@${good}/`, `https://:word@${good}/`, `https://${good}@127.0.0.1/`],
  ...[`https://127.0.0.1#@${good}/`, `https://${good}/#part`, `https://127.0.0.1\\@${good}/`, `gopher://${good}/`],
  ...[
    `blob:https://${good}/1`,
    `https://[::1`,
    `https://a b.com/`,
    `https://${good}%00.com/`,
    `https://%6c%6f%63alhost/`,
  ],
];

/** Addresses of endpoints that must not be written, however they are spelled. */
export const hostileAddresses: readonly string[] = [
  ...hosts.map((host) => `https://${host}/hook`),
  ...hosts.map((host) => `https://${host}:443/`),
  ...spellings.map((host) => `https://user@${host}/`),
  ...spellings.map((host) => `http://${host}/`),
  ...forms,
];
