export const map = {
  map: "map",
  tools: "Map tools",
  zoom_in: "Zoom in",
  zoom_out: "Zoom out",
  lasso: "Lasso select",
  layers: "Layers",
  fit: "Fit all routes",
  fit_pin: "Show everything",
  pin: "Pin: drag it, or move it with the arrow keys",
  no_webgl: "This browser cannot draw maps (WebGL is off). Everything the map shows is in the lists.",
  layer: {
    names: "Place names",
    routes: "Other routes",
    legs: "Legs to the depot",
    unassigned: "Unassigned",
  },
} as const;
